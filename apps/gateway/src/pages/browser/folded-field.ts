import { connect } from './connect.ts'

/** Expiry and code where another field takes the whole card: nothing is asked here, so nothing is wanting. */
connect(({ tell, onWish }) => {
  onWish(() => {})
  tell({ type: 'ready', whole: true })
  tell({ type: 'change', state: { empty: false, complete: true, error: null } })
})
