import { createHmac } from 'node:crypto'
import type { Answer } from './answer.ts'

/** How answers wait for a repeated request: sealed, for some carry a secret, each under the key it belongs to. */
export interface SavedAnswers {
  /** Marks a request without telling anything of it: keyed, so that nobody who reads the mark can try out what it was. */
  mark(request: string): string
  close(answer: Answer, place: string): Answer
  open(saved: { readonly status: number; readonly body: unknown }, place: string): Answer
}

export interface Sealing {
  close(text: string, place: string): string
  open(sealed: string, place: string): string
}

export function createSavedAnswers(seal: Sealing, markKey: Buffer): SavedAnswers {
  return {
    mark: (request) => createHmac('sha256', markKey).update(request).digest('base64'),
    close: ({ status, body }, place) => ({ status, body: { sealed: seal.close(JSON.stringify(body), place) } }),
    open({ status, body }, place) {
      const { sealed } = body as { sealed?: string }
      // An answer that a crash left behind was never sealed.
      return { status, body: sealed === undefined ? (body as Answer['body']) : JSON.parse(seal.open(sealed, place)) }
    },
  }
}
