import { api } from '../../lib/http.ts'

/** Saves a choice: in the account of a signed-in person, in a cookie for a guest. Unchanged fields are left out. */
export const keepChoice = (choice: { preferred_language?: string; preferred_currency?: string }) => api.post('/api/user/updatePreference', choice)
