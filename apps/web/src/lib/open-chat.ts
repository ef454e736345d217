const events = new EventTarget()
const OPEN = 'open'
let chats = 0

/** Opens the chat of this page, wherever its button is. False where the page has none. */
export function openChat(): boolean {
  events.dispatchEvent(new Event(OPEN))
  return chats > 0
}

/** Whether this page has a chat. */
export const hasChat = (): boolean => chats > 0

/** For the page's chat itself. Returns the way to stop. */
export function onOpenChat(open: () => void): () => void {
  chats += 1
  events.addEventListener(OPEN, open)
  return () => {
    chats -= 1
    events.removeEventListener(OPEN, open)
  }
}
