import { say, sentencesText } from '@sojourn/i18n'
import type { CardResult } from '../../card-fields/card-port.ts'
import type { SavedCard } from '../saved-card.ts'
import type { Setup } from './setup-api.ts'

/** What adding a card asks of others. */
export interface AddPorts {
  openSetup(): Promise<Setup>
  /** Sends the card in the fields to the gateway, to be saved by the setup of a secret. */
  keep(clientSecret: string, name: string, nickName: string | null): Promise<CardResult>
  find(clientSecret: string): Promise<CardResult>
  load(): Promise<readonly SavedCard[] | null>
  wait(ms: number): Promise<void>
}

/** The card as it is asked to be saved, and which cards there were before. */
export interface AddCardRequest {
  readonly name: string
  /** Null where cards have no nick name. */
  readonly nickName: string | null
  readonly before: readonly SavedCard[]
}

/** The state of adding a card. A declined card leaves its setup open: the next try takes it. */
export type AddStep =
  | { readonly step: 'typing'; readonly problem: string | null; readonly clientSecret: string | null }
  | { readonly step: 'challenged'; readonly url: string; readonly clientSecret: string }
  /** The bank has not said yes or no, and we stopped waiting for it. */
  | { readonly step: 'pending' }
  | { readonly step: 'saved'; readonly card: SavedCard | null }

const NOT_SENT = say`We couldn't reach the payment provider. Your card wasn't saved and nothing was charged; please try again in a moment.`
const NOT_CONFIRMED = say`Your bank didn't confirm the card. It wasn't saved and nothing was charged; try again or use another card.`
const NOT_TAKEN = say`The card wasn't saved and nothing was charged. Please check the details or use another card.`
/** How long we wait for a bank that is slow: after each pause it is asked again. */
const PAUSES_MS = [1000, 2000, 4000]

/** Sends the card. `clientSecret`: the setup that is still open from the try before. */
export async function addCard(ports: AddPorts, request: AddCardRequest, clientSecret: string | null): Promise<AddStep> {
  const setup = clientSecret ? ({ ok: true, clientSecret } as const) : await ports.openSetup()
  if (!setup.ok) return { step: 'typing', problem: setup.message, clientSecret: null }
  const result = await ports.keep(setup.clientSecret, request.name, request.nickName)
  if (result.status === 'action') return { step: 'challenged', url: result.url, clientSecret: setup.clientSecret }
  return land(ports, request, setup.clientSecret, result)
}

/** The bank's page was left, by its end or by CLOSE: only the gateway knows the result. */
export async function leaveBank(ports: AddPorts, request: AddCardRequest, clientSecret: string): Promise<AddStep> {
  return land(ports, request, clientSecret, await ports.find(clientSecret))
}

async function land(ports: AddPorts, request: AddCardRequest, clientSecret: string, first: CardResult): Promise<AddStep> {
  let result = first
  for (const pause of PAUSES_MS) {
    if (result.status !== 'processing' && result.status !== 'unknown') break
    await ports.wait(pause)
    result = await ports.find(clientSecret)
  }
  switch (result.status) {
    case 'succeeded':
      return saved(ports, request)
    case 'processing':
    case 'unknown':
      return { step: 'pending' }
    case 'action':
      return { step: 'typing', problem: NOT_CONFIRMED, clientSecret: null }
    case 'declined':
      return { step: 'typing', problem: sentencesText([result.message, NOT_TAKEN]), clientSecret }
    case 'unsent':
      return { step: 'typing', problem: result.said ? null : NOT_SENT, clientSecret: null }
  }
}

/** The list is loaded again: the card is the one that is new in it. */
async function saved(ports: AddPorts, { before }: AddCardRequest): Promise<AddStep> {
  const cards = await ports.load()
  return { step: 'saved', card: cards?.find(({ id }) => before.every((old) => old.id !== id)) ?? null }
}
