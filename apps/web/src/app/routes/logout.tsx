import { SignOut } from '../../features/sign-in/index.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: 'Sign out' }]

export default function LogoutPage() {
  return (
    <ProsePage title="Goodbye for now">
      <SignOut />
    </ProsePage>
  )
}
