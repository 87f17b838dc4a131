import type { AppScope } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/apps.ts'
import { FieldGroup } from '../../forms/FieldGroup.tsx'
import type { useChangeForm } from '../../forms/use-change-form.ts'
import { MutedText } from '../../ui/Muted.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Tick, TickField } from '../../ui/Tick.tsx'
import { allScopes, scopeWords } from './scope-words.ts'

export type AppKeyValues = {
  name: string
  scopes: readonly AppScope[]
  /** One origin in a line. */
  origins: string
  documentsOnly: boolean
}

/** Returns the origins of the text area, without empty lines and slashes at the end. */
export const originsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((line) => line.replace(/\/$/, ''))
    .filter(Boolean)

/** Returns why the origins cannot be allowed. */
export const problemOfOrigins = (text: string): string | null =>
  originsIn(text).every((one) => URL.canParse(one) && new URL(one).origin === one)
    ? null
    : messages.originForm

/** The name that settings and the API guide have for a scope: `catalog:read`. */
const nameOf = (scope: AppScope): string => scope.toLowerCase().replace('_', ':')

type Props = { form: ReturnType<typeof useChangeForm<AppKeyValues, never>> }

/** What an app may do, the same for a new key and an existing one. */
export function AppKeyFields({ form }: Props) {
  const { scopes } = form.now
  const toggle = (scope: AppScope, isOn: boolean) =>
    form.set({
      scopes: allScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))),
    })
  return (
    <>
      <FieldGroup title={messages.whatItMayDo}>
        {allScopes.map((scope) => (
          <Tick
            key={scope}
            checked={scopes.includes(scope)}
            onChange={(isOn) => toggle(scope, isOn)}
          >
            {scopeWords[scope]} <MutedText>{nameOf(scope)}</MutedText>
          </Tick>
        ))}
      </FieldGroup>
      <TickField {...form.tick('documentsOnly')}>{messages.documentsOnly}</TickField>
      <TextArea
        label={messages.origins}
        hint={messages.originsHint}
        rows={2}
        {...form.field('origins')}
      />
    </>
  )
}
