/** What may have to be scrolled can be reached by keys, also where nothing in it can be pressed. */
export function reachable(element: HTMLElement | null): void {
  if (element !== null) element.tabIndex = 0;
}
