import { useQuery } from 'urql'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import type { VisitDevice } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/vitals.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Filters, SelectFilter } from '../../list/Filters.tsx'
import { useAddressState } from '../../list/use-address-state.ts'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { vitalColumns } from './vital-columns.tsx'

const vitalsDocument = graphql(`
  query AdminWebVitals($days: Int!, $device: VisitDevice) {
    webVitals(days: $days, device: $device) {
      route
      ...VitalsRow_route
    }
  }
`)

const wholePeriod = 28
const periods = [
  { value: '1', label: messages.today },
  { value: '7', label: messages.lastWeek },
]
const devices = [
  { value: 'PHONE', label: messages.phone },
  { value: 'DESKTOP', label: messages.desktop },
]
const deviceOf = (value: string): VisitDevice | null =>
  value === 'PHONE' || value === 'DESKTOP' ? value : null

export function Screen() {
  const { get } = useAddressState()
  const days = periods.find(({ value }) => value === get('days'))?.value ?? wholePeriod
  const [{ data, error, fetching }, refetch] = useQuery({
    query: vitalsDocument,
    variables: { days: Number(days), device: deviceOf(get('device')) },
    requestPolicy: 'cache-and-network',
  })
  return (
    <>
      <ScreenHead title={messages.webVitals} lead={messages.intro} />
      <Filters>
        <SelectFilter
          label={messages.period}
          name="days"
          any={messages.fourWeeks}
          options={periods}
        />
        <SelectFilter label={messages.device} name="device" options={devices} />
      </Filters>
      {error && <NoAnswer error={error} onAgain={refetch} />}
      <DataTable
        label={messages.webVitals}
        columns={vitalColumns}
        rows={data?.webVitals ?? []}
        idOf={({ route }) => route}
        nameOf={({ route }) => route}
        isLoading={fetching}
        empty={!error && <Nothing />}
      />
    </>
  )
}

const Nothing = () => (
  <EmptyState drawing="bookcase" title={messages.nothing}>
    <p>{messages.nothingText}</p>
  </EmptyState>
)
