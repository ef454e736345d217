import type { ActShape, OwnSession } from '@sojourn/contracts'
import type { Body, Client, Data } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'

export type Account = Data<'/api/user/getAccount'>
export type Session = OwnSession
export type Value = Data<'/api/user/getValue'>
export type Activity = Data<'/api/user/activity'>
export type Act = ActShape

export const changeDetails = (body: Body<'/api/user/updateDetails'>) => api.post('/api/user/updateDetails', body)
export const changePassword = (body: Body<'/api/user/changePassword'>) => api.post('/api/user/changePassword', body)
export const endSessions = (body: Body<'/api/user/endSessions'>) => api.post('/api/user/endSessions', body)
export const beginSecondFactor = (password: string) => api.post('/api/user/beginSecondFactor', { password })
export const proveSecondFactor = (code: string) => api.post('/api/user/proveSecondFactor', { code })
export const endSecondFactor = (body: Body<'/api/user/endSecondFactor'>) => api.post('/api/user/endSecondFactor', body)
export const exportData = () => api.post('/api/user/exportData', {})
export const deleteAccount = (body: Body<'/api/user/deleteAccount'>) => api.post('/api/user/deleteAccount', body)
export const makeImpersonationKey = (body: Body<'/api/operator/makeImpersonationKey'>) => api.post('/api/operator/makeImpersonationKey', body)
export const fetchActivity = (client: Client, cursor: string) => client.post('/api/user/activity', cursor ? { cursor } : {})
