// Routes of all member screens: sign-in, account, directory. A module of its own, because every page loads the shop's
// route table.
import type { ScreenModule } from '../lib/screen.ts'

const screens: Record<string, () => Promise<ScreenModule>> = {
  '/login': () => import('../screens/sign-in/LoginScreen.tsx'),
  '/register': () => import('../screens/sign-in/RegisterScreen.tsx'),
  '/login/verify': () => import('../screens/sign-in/VerifyScreen.tsx'),
  '/login/factor': () => import('../screens/sign-in/FactorScreen.tsx'),
  '/login/pending': () => import('../screens/sign-in/PendingScreen.tsx'),
  '/recover': () => import('../screens/sign-in/RecoverScreen.tsx'),
  '/recover/reset': () => import('../screens/sign-in/ResetScreen.tsx'),
  '/callback': () => import('../screens/sign-in/CallbackScreen.tsx'),
  '/account': () => import('../screens/account/OverviewScreen.tsx'),
  '/account/profile': () => import('../screens/account/ProfileScreen.tsx'),
  '/account/addresses': () => import('../screens/account/AddressesScreen.tsx'),
  '/account/orders': () => import('../screens/account/OrdersScreen.tsx'),
  '/account/orders/:id': () => import('../screens/account/OrderScreen.tsx'),
  '/account/notifications': () => import('../screens/account/NotificationsScreen.tsx'),
  '/account/security': () => import('../screens/account/SecurityScreen.tsx'),
  '/account/community': () => import('../screens/account/CommunityScreen.tsx'),
  '/account/delete': () => import('../screens/account/DeleteScreen.tsx'),
  '/members': () => import('../screens/members/DirectoryScreen.tsx'),
  '/members/:slug': () => import('../screens/members/MemberScreen.tsx'),
}

export async function loadScreen(pattern: string): Promise<ScreenModule> {
  const load = screens[pattern]
  if (!load) throw new Error(`No screen for ${pattern}`)
  return load()
}
