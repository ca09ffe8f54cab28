import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { LimitArg, PageArg, SearchArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { WaveInviteState as State } from './invite.wave.list.repository.ts';
import type { WaveService } from './invite.wave.service.ts';
import {
  InviteFunnel,
  InviteWave,
  InviteWaveInput,
  InviteWavePage,
  InviteWavePayload,
  toInviteWave,
  toWaveInvite,
  WaveInvitePage,
  WaveInviteState,
} from './invite.wave.types.ts';

const WaveId = { description: "The wave's id." };

/** Invitations to many users at once. */
@Resolver(() => InviteWave)
export class WaveResolver {
  readonly #waves: WaveService;

  constructor(waves: WaveService) {
    this.#waves = waves;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => InviteWavePage, { description: 'Waves of invitations, the newest first.' })
  async inviteWaves(@PageArg() page: number, @LimitArg() limit: number): Promise<Page<InviteWave>> {
    const found = resultOf(await this.#waves.list({ page, limit })).page;
    return { ...found, docs: found.docs.map(toInviteWave) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => InviteWave, { nullable: true, description: 'One wave; null when there is none.' })
  async inviteWave(@Arg('id', () => ID, WaveId) id: string): Promise<InviteWave | null> {
    const wave = await this.#waves.find(id);
    return wave === null ? null : toInviteWave(wave);
  }

  @FieldResolver(() => InviteFunnel, { description: 'How far its users got.' })
  funnel(@Root() { wave }: InviteWave): Promise<InviteFunnel> {
    return this.#waves.funnel(wave);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => WaveInvitePage, {
    description:
      'The users of a wave, the best first, or those that a filter or search finds. Fails with NOT_FOUND.',
  })
  async waveInvites(
    @Arg('waveId', () => ID, WaveId) waveId: string,
    @Arg('state', () => WaveInviteState, { nullable: true, description: 'Only those who got this far.' })
    state: State | null,
    @SearchArg('a name, email, phone number, referral code or id') search: string | null,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<WaveInvitePage> {
    const found = await this.#waves.invites(waveId, { state: state ?? null, search, page, limit });
    const { page: rows, totalIsExact } = resultOf(found);
    return { ...rows, docs: rows.docs.map(toWaveInvite), totalIsExact };
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => InviteWavePayload, {
    description: 'Saves a wave as a draft; startMailing starts it.',
  })
  async createInviteWave(
    @Arg('input', () => InviteWaveInput, { description: 'The wave.' }) input: InviteWaveInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteWavePayload> {
    return toPayload(resultOf(await this.#waves.create(input, context)));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => InviteWavePayload, {
    description: 'Changes a draft, all of it. Fails with NOT_FOUND, and WRONG_STATE: it has started.',
  })
  async updateInviteWave(
    @Arg('id', () => ID, WaveId) id: string,
    @Arg('input', () => InviteWaveInput, { description: 'The wave.' }) input: InviteWaveInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteWavePayload> {
    return toPayload(resultOf(await this.#waves.update(id, input, context)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InviteWavePayload, {
    description:
      'Takes back every invitation of a wave that is over, within minutes: users who accepted stay, all others return to the waitlist. Fails with NOT_FOUND, WRONG_STATE.',
  })
  async revokeWave(
    @Arg('id', () => ID, WaveId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InviteWavePayload> {
    return toPayload(resultOf(await this.#waves.revoke(id, context)));
  }
}

const toPayload = ({
  message,
  wave,
}: {
  readonly message: string;
  readonly wave: Parameters<typeof toInviteWave>[0];
}): InviteWavePayload => ({ message, wave: toInviteWave(wave) });
