import { type Answer, api, type Body, type Data } from '../../lib/http.ts'
import { coming } from '../../lib/offline/forget-pages.ts'

type Calls = 'signIn' | 'signUp' | 'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'resendVerification'
type Of<P extends `/api/user/${Calls}`> = (body: Body<P>) => Promise<Answer<Data<P>>>

export const signIn: Of<'/api/user/signIn'> = (body) => coming(api.post('/api/user/signIn', body))
export const signUp: Of<'/api/user/signUp'> = (body) => api.post('/api/user/signUp', body)
export const forgotPassword: Of<'/api/user/forgotPassword'> = (body) => api.post('/api/user/forgotPassword', body)
export const resetPassword: Of<'/api/user/resetPassword'> = (body) => api.post('/api/user/resetPassword', body)
export const verifyEmail: Of<'/api/user/verifyEmail'> = (body) => coming(api.post('/api/user/verifyEmail', body))
export const resendVerification: Of<'/api/user/resendVerification'> = (body) => api.post('/api/user/resendVerification', body)
