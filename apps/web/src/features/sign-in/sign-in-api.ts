import type { Answer, Body, Data } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'

type Of<P extends '/api/user/signIn' | '/api/user/signUp' | '/api/user/forgotPassword' | '/api/user/resetPassword' | '/api/user/verifyEmail'> = (
  body: Body<P>,
) => Promise<Answer<Data<P>>>

export const signIn: Of<'/api/user/signIn'> = (body) => api.post('/api/user/signIn', body)
export const signUp: Of<'/api/user/signUp'> = (body) => api.post('/api/user/signUp', body)
export const forgotPassword: Of<'/api/user/forgotPassword'> = (body) => api.post('/api/user/forgotPassword', body)
export const resetPassword: Of<'/api/user/resetPassword'> = (body) => api.post('/api/user/resetPassword', body)
export const verifyEmail: Of<'/api/user/verifyEmail'> = (body) => api.post('/api/user/verifyEmail', body)
