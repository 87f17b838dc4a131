// What concerns the language and can wait until the page stands.
import { followPage } from './follow-page.ts'
import { invite } from './invite.ts'

followPage()
invite()
