import { api } from '../../lib/http.ts'
import { leaving } from '../../lib/offline/forget-pages.ts'

/** Apart from the calls of the dialogs, which come with them: every page may have to do this. */
export const signOut = () => leaving(() => api.post('/api/user/signOut', {}))
