import { say } from '@sojourn/i18n'
import { SignOut } from '../../features/sign-in/index.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Sign out` }]

export default function LogoutPage() {
  return (
    <ProsePage title={say`Goodbye for now`}>
      <SignOut />
    </ProsePage>
  )
}
