import { useEffect } from 'react';

/** Single keys act only while focus is at the table, and never while somebody writes. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (target.isContentEditable || target.matches('input, textarea, select')) return;
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
