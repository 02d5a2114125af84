import { Outlet } from '@tanstack/react-router'

import { ToastProvider } from '../ui/toast.tsx'

/** What the screens behind a sign-in share: messages that stay while one goes from screen to screen. */
export default function OwnArea() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}
