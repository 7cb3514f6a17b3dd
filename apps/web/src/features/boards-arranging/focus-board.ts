/** Puts the focus on a board's menu where it stands now, after whatever was open has given the focus back. */
export function focusBoard(boardId: string): void {
  const focus = () =>
    document.querySelector<HTMLElement>(`[data-board="${CSS.escape(boardId)}"] [aria-haspopup=menu]`)?.focus()
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(focus)))
}
