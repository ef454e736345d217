import { say } from '@sojourn/i18n'
import { redirect } from 'react-router'
import { AGENT } from '../../../lib/user-type.ts'
import type { Route } from './+types/agent-profile.ts'
import { loadProfile } from './load-profile.ts'
import { Profile } from './profile.tsx'

export const meta: Route.MetaFunction = () => [{ title: say`Agent profile` }, { name: 'robots', content: 'noindex' }]

/** The agent's own profile. Other people have theirs elsewhere. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadProfile(args)
  if (loaded.data.page && loaded.data.page.account.user.usr_type !== AGENT) throw redirect('/user/profile')
  return loaded
}

export default function AgentProfilePage({ loaderData: { page } }: Route.ComponentProps) {
  return <Profile page={page} isAgent />
}
