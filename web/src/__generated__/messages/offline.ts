// Generated from languages/en/web.json.
export const offline = "You are offline. What you see is what was loaded before."
export const offlineInCart = "You are offline. Changes to your cart are saved on this device and sent when you’re back online."
export const offlineSince = ({ moment }: { moment: string | number }) => `You are offline. This page is from ${moment}.`
export const fromEarlier = ({ moment }: { moment: string | number }) => `The shop didn’t answer in time. This page is from ${moment}.`
export const youAreOffline = "You are offline"
export const notOnDevice = "This page is not on this device. It will load once you are connected again."
export const pagesOnDevice = "Pages you can open now"
export const needsConnection = "This needs a connection. Nothing was sent; everything you entered is still here."
export const choicesNeedConnection = "You are offline. The choices load when you’re back online."
