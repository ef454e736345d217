const door = new EventTarget()
const OPEN = 'open'
let doors = 0

/** Opens the chat of this page, wherever its button is. False where the page has none. */
export function openChat(): boolean {
  door.dispatchEvent(new Event(OPEN))
  return doors > 0
}

/** Whether this page has a chat. */
export const hasChat = (): boolean => doors > 0

/** For the page's chat itself. Returns the way to stop. */
export function onOpenChat(open: () => void): () => void {
  doors += 1
  door.addEventListener(OPEN, open)
  return () => {
    doors -= 1
    door.removeEventListener(OPEN, open)
  }
}
