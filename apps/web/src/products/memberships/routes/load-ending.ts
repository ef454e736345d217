import { data, type LoaderFunctionArgs } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { quoted } from '../ending/ending-steps.ts'
import { quoteEnd } from '../memberships-api.ts'

/** What ending a membership means, for people with a signed link or a session. Nothing is ended here. */
export async function loadEnding({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const token = url.searchParams.get('token') || null
  const answer = await quoteEnd(token, serverApi(context))
  const status = answer.ok ? 200 : answer.status >= 400 && answer.status < 500 ? answer.status : 503
  return data({ token, known: quoted(answer) }, status)
}
