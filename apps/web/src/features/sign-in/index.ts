export { ResetPassword, SignOut, VerifyEmail } from './late-pages.tsx'
export { signOut } from './sign-in-api.ts'
export { SignInProvider } from './sign-in-provider.tsx'
