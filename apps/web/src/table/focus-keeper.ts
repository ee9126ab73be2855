import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const REACHABLE =
  '[tabindex="0"], button:not(:disabled):not([tabindex="-1"]), a[href], textarea, input, select';

/**
 * Focus never gets lost: when the thing that had it is gone after a change, it goes to something in the same
 * `data-keep` group, or else to the line that says what can be done.
 */
export function useFocusKeeper(root: RefObject<HTMLElement | null>): void {
  const group = useRef<string | null>(null);
  const inside = useRef(false);
  useEffect(() => {
    const element = root.current;
    const remember = ({ target }: FocusEvent): void => {
      inside.current = true;
      group.current = (target as HTMLElement).closest<HTMLElement>('[data-keep]')?.dataset['keep'] ?? null;
    };
    const forget = ({ target }: globalThis.PointerEvent): void => {
      if (target instanceof Node && element?.contains(target) !== true) inside.current = false;
    };
    element?.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [root]);
  // Whoever comes to the table is at the table: its keys work at once.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.id === 'main')
      root.current?.querySelector<HTMLElement>('.now')?.focus({ preventScroll: true });
  }, [root]);
  // A part may also go by itself, or come later than the rest because it had to be fetched.
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const watcher = new MutationObserver(() => refocus(element, group.current, inside.current));
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [root]);
  useLayoutEffect(() => {
    if (root.current !== null) refocus(root.current, group.current, inside.current);
  });
}

function refocus(root: HTMLElement, group: string | null, inside: boolean): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost || !inside) return;
  const kept = group === null ? null : root.querySelector(`[data-keep="${group}"]`);
  const next = [kept?.querySelector<HTMLElement>(REACHABLE), root.querySelector<HTMLElement>('.now'), root];
  // What is hidden just now takes no focus; the table itself always does.
  root.tabIndex = -1;
  for (const element of next) {
    element?.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
