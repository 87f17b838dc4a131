// Samplers by their names in the OpenTelemetry specification. Decides at the beginning of a trace whether it is recorded.
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { SamplerName, TracingSettings } from './tracing-settings.ts'

type Make = (ratio: number) => Sampler

const always: Make = () => new AlwaysOnSampler()
const never: Make = () => new AlwaysOffSampler()
const byRatio: Make = (ratio) => new TraceIdRatioBasedSampler(ratio)
/** Follows the caller of a trusted proxy, and decides itself where there is none. */
const orAsParent =
  (make: Make): Make =>
  (ratio) =>
    new ParentBasedSampler({ root: make(ratio) })

const makes: Readonly<Record<SamplerName, Make>> = {
  always_on: always,
  always_off: never,
  traceidratio: byRatio,
  parentbased_always_on: orAsParent(always),
  parentbased_always_off: orAsParent(never),
  parentbased_traceidratio: orAsParent(byRatio),
}

/** Returns the sampler of the settings. */
export const samplerOf = ({
  sampler,
  ratio,
}: Pick<TracingSettings, 'sampler' | 'ratio'>): Sampler => makes[sampler](ratio)
