import journeys from '../playwright.config.ts'

// The same browser and shop as in journeys; one worker, because a screen continues where the one before ended. The offline
// page is the one of the service worker.
export default {
  ...journeys,
  testDir: '.',
  testMatch: '**/*.shots.ts',
  workers: 1,
  use: { ...journeys.use, serviceWorkers: 'allow' as const },
}
