import journeys from '../playwright.config.ts'

// The same browser and shop as in journeys; one worker, because a screen continues where the one before ended.
export default { ...journeys, testDir: '.', testMatch: '**/*.shots.ts', workers: 1 }
