import { type Answer, type Body, type Client, type Data, orThrow } from '../../lib/http.ts'

export type MailedLink = Data<'/api/user/readLink'>

/** What a mailed link is good for, for the loader of its page: opening it changes nothing. A token that cannot be one is unknown. */
export async function readLink(client: Client, kind: Body<'/api/user/readLink'>['kind'], request: Request): Promise<MailedLink> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer: Answer<MailedLink> = await client.post('/api/user/readLink', { kind, token })
  return !answer.ok && answer.status === 400 ? { state: 'unknown', email: null } : orThrow(answer)
}
