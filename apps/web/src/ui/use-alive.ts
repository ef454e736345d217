import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run here: false on the server and while its page comes alive, so that both render the same. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
