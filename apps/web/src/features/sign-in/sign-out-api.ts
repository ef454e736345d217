import { api } from '../../lib/http.ts'

/** Apart from the calls of the dialogs, which come with them: every page may have to do this. */
export const signOut = () => api.post('/api/user/signOut', {})
