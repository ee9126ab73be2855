import { useEffect } from 'react';

/** Whether what is typed there is text. */
export function writesInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Single keys act only while focus is at the table, and never while somebody writes. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (writesInto(event.target)) return;
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (target.closest('.table-page') === null) return;
        if (target.closest('dialog') !== null) return;
      }
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
