import { say } from '@sojourn/i18n'
import { useNavigate, useSearchParams } from 'react-router'
import { ResetPassword, readLink } from '../../features/sign-in/index.ts'
import { serverApi } from '../../lib/http.ts'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { ProsePage } from '../shell/prose-page.tsx'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = () => [
  { title: say`Set a new password` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const loader = ({ context, request }: Route.LoaderArgs) => readLink(serverApi(context), 'reset_password', request)
// Once the password is set the link is spent, and the page says what was done.
export const shouldRevalidate = () => false

export default function ResetPasswordPage({ loaderData: link }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const openSignIn = useOpenSignIn()
  const navigate = useNavigate()
  return (
    <ProsePage title={say`Set a new password`} narrow>
      <ResetPassword token={query.get('token') ?? ''} link={link} onSignIn={() => openSignIn()} onForgot={() => navigate('/?forgot=true')} />
    </ProsePage>
  )
}
