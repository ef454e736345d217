import { useMemo, useRef, useState } from 'react'
import type { CardFieldsView } from '../../card-fields/use-card-fields.ts'
import type { SavedCard } from '../saved-card.ts'
import type { SavedCards } from '../use-saved-cards.ts'
import { type AddCardRequest, type AddPorts, type AddStep, addCard, leaveBank } from './add-card-steps.ts'
import { openSetup } from './setup-api.ts'

type Typed = Omit<AddCardRequest, 'before'>
export type AddState = AddStep | { readonly step: 'working' }
export type AddOver = Extract<AddStep, { step: 'saved' | 'pending' }>

const TYPING: AddState = { step: 'typing', problem: null, clientSecret: null }

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Adds the card of the fields. `onOver` is called at the end; until then the state says what to show. */
export function useAddCard(fields: Pick<CardFieldsView, 'port' | 'find'>, cards: SavedCards, onOver: (over: AddOver) => void) {
  const [state, setState] = useState<AddState>(TYPING)
  const request = useRef<AddCardRequest | null>(null)
  const ports = useMemo<AddPorts>(
    () => ({
      openSetup,
      keep: (clientSecret, name, nickName) => fields.port.pay({ clientSecret, name, save: true, nickName }),
      find: fields.find,
      load: cards.load,
      wait,
    }),
    [fields.port, fields.find, cards.load],
  )
  const follow = async (work: Promise<AddStep>) => {
    setState({ step: 'working' })
    const next = await work
    if (next.step === 'saved' || next.step === 'pending') onOver(next)
    else setState(next)
  }
  const send = (typed: Typed) => {
    if (state.step !== 'typing') return
    request.current = { ...typed, before: heldOf(cards) }
    void follow(addCard(ports, request.current, state.clientSecret))
  }
  const leave = () => {
    if (state.step === 'challenged' && request.current) void follow(leaveBank(ports, request.current, state.clientSecret))
  }
  return { state, send, leave }
}

const heldOf = ({ state }: SavedCards): readonly SavedCard[] => (state.step === 'ready' ? state.cards : [])
