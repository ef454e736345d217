import { api } from '../../lib/http.ts'

/** Keeps the currency: with the account of who is signed in, in a cookie for a guest. */
export const keepCurrency = (preferred_currency: string) => api.post('/api/user/updatePreference', { preferred_currency })
