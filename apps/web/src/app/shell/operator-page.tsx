import { type ReactNode, useCallback } from 'react'
import { data, useRevalidator } from 'react-router'
import { SignInFirst } from './sign-in-first.tsx'

const STATUS = { shown: 200, guest: 401, not_operator: 403, unreachable: 503 } as const

interface DeskState {
  readonly kind: keyof typeof STATUS
}

/** What the loader of an operators' page answers, with the status that goes with it. */
export async function loadDesk<State extends DeskState>(loading: Promise<State>) {
  const state = await loading
  return data({ state }, STATUS[state.kind])
}

interface PageProps<State extends DeskState> {
  readonly title: string
  /** What a guest signs in for. */
  readonly guest: string
  readonly state: State
  /** Renders the desk; `reload` reads it again. */
  readonly children: (state: Exclude<State, { kind: 'guest' }>, reload: () => void) => ReactNode
}

/** A page of the operators: its desk, or the way to sign in. */
export function OperatorPage<State extends DeskState>({ title, guest, state, children }: PageProps<State>) {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{title}</h1>
      {isDesk(state) ? children(state, reload) : <SignInFirst text={guest} />}
    </main>
  )
}

const isDesk = <State extends DeskState>(state: State): state is Exclude<State, { kind: 'guest' }> => state.kind !== 'guest'
