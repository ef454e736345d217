import { hint, shopWindow } from './shop-window.ts'

const { payment = '', origin = '', returnUrl = '' } = document.documentElement.dataset

if (shopWindow()) hint(payment, origin)
else if (returnUrl) location.replace(returnUrl)
