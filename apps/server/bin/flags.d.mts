export declare const FLAGS: readonly string[];
export declare const MEMORY: Readonly<Record<string, string>>;
