export { ResetPassword } from './panels/reset-password.tsx'
export { VerifyEmail } from './panels/verify-email.tsx'
export { SignInProvider } from './sign-in-provider.tsx'
export { SignOut } from './sign-out.tsx'
