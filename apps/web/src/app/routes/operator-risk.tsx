import { say } from '@sojourn/i18n'
import { useCallback } from 'react'
import { data, useRevalidator } from 'react-router'
import { fetchRisk, RiskDesk } from '../../features/risk-desk/index.ts'
import { serverApi } from '../../lib/http.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/operator-risk.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Payment risk` }, { name: 'robots', content: 'noindex' }]

const STATUS = { shown: 200, guest: 401, not_operator: 403, unreachable: 503 } as const

export async function loader({ context }: Route.LoaderArgs) {
  const state = await fetchRisk(serverApi(context))
  return data({ state }, STATUS[state.kind])
}

export default function OperatorRiskPage({ loaderData: { state } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`Payment risk`}</h1>
      {state.kind === 'guest' ? <SignInFirst text={say`Sign in as an operator to see payment risk.`} /> : <RiskDesk state={state} onChanged={reload} />}
    </main>
  )
}
