import { api } from '../../lib/http.ts'

/** Keeps a choice: with the account of who is signed in, in a cookie for a guest. What did not change is left out. */
export const keepChoice = (choice: { preferred_language?: string; preferred_currency?: string }) => api.post('/api/user/updatePreference', choice)
