export const dist: string;
export const stamp: string;
export function writeStamp(files: readonly string[], at?: string, root?: string): void;
export function isCurrent(at?: string, root?: string): boolean;
