export { KeyRefused, ResetPassword, SignOut, VerifyEmail } from './late-pages.tsx'
export { type MailedLink, readLink } from './mailed-link-api.ts'
export { SignInProvider } from './sign-in-provider.tsx'
export { signOut } from './sign-out-api.ts'
