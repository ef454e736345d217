import { say } from '@sojourn/i18n'
import type { Route } from './+types/user-profile.ts'
import { loadProfile } from './load-profile.ts'
import { Profile } from './profile.tsx'

export const meta: Route.MetaFunction = () => [{ title: say`Profile` }, { name: 'robots', content: 'noindex' }]

export const loader = (args: Route.LoaderArgs) => loadProfile(args)

export default function UserProfilePage({ loaderData: { page } }: Route.ComponentProps) {
  return <Profile page={page} isAgent={false} />
}
