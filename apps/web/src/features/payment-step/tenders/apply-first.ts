import type { TendersStore } from './create-tenders.ts'
import { boxOf, type Tenders, type TypedBox } from './tenders-state.ts'

/** What the button of the payment step asks of the boxes before it pays. */
export interface TypedGate {
  /** True where something is typed and not applied: the person is asked, and `pay` runs once they go on without it. */
  readonly asksFirst: (pay: () => void) => boolean
}

/** Clicks the buttons of boxes, one after the other: each answer is the whole state of the checkout. Returns the first whose text was not applied, else null. */
export async function applyInTurn(store: TendersStore, boxes: readonly TypedBox[]): Promise<TypedBox | null> {
  for (const box of boxes) {
    store.send({ type: 'clicked', box })
    const { boxes: steps } = await settled(store)
    if (boxOf({ boxes: steps }, box).step !== 'applied') return box
  }
  return null
}

/** The boxes once no change is being sent. */
const settled = (store: TendersStore): Promise<Tenders> =>
  new Promise((done) => {
    const look = (): boolean => {
      const state = store.snapshot()
      if (state.ask === null) done(state)
      return state.ask === null
    }
    if (look()) return
    const stop = store.subscribe(() => void (look() && stop()))
  })
