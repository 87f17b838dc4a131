// The playground: GraphiQL with bundled workers, so that it needs no external network. Under /admin it uses the admin
// endpoint, and mutations need a confirmation.
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import '@vitrine/theme/fonts.css'
import '@vitrine/theme/tokens.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { readExamples } from './examples.ts'
import { Playground } from './Playground.tsx'

const place = document.getElementById('graphiql')
if (place) createRoot(place).render(<Playground examples={await readExamples()} />)
