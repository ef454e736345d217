// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { createHmac } from 'node:crypto'
import type { SavedAnswer } from '@sojourn/db'
import type { Answer } from './answer.ts'

/** How answers wait for a repeated request: sealed, for some carry a secret, each under the key it belongs to. */
export interface SavedAnswers {
  /** A keyed hash of a request: a reader of the hash cannot try out what the request was. */
  mark(request: string): string
  close(answer: Answer, place: string): SavedAnswer
  open(saved: SavedAnswer, place: string): Answer
}

export interface Sealing {
  close(text: string, place: string): string
  open(sealed: string, place: string): string
}

export function createSavedAnswers(seal: Sealing, markKey: Buffer): SavedAnswers {
  return {
    mark: (request) => createHmac('sha256', markKey).update(request).digest('base64'),
    close: ({ status, body }, place) => ({ status, body: JSON.stringify({ sealed: seal.close(JSON.stringify(body), place) }) }),
    open({ status, body }, place) {
      const saved = JSON.parse(body) as Answer['body'] & { readonly sealed?: string }
      // What is saved after a fault of ours holds no secret and was never sealed.
      return { status, body: saved.sealed === undefined ? saved : JSON.parse(seal.open(saved.sealed, place)) }
    },
  }
}

/** What a repeated request gets where its work threw, as Stripe saves its own faults. */
export const AFTER_FAULT: SavedAnswer = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on our side. Ask what became of the request.' } }),
}
