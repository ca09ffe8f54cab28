import { Arg, Ctx, Directive, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { LimitArg, PageArg, SearchArg } from '../../platform/paging/list.args.ts';
import type { Page, SearchedPage } from '../../platform/paging/page.ts';
import { RevisionArg } from '../mailing/mailing.resolver.ts';
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
  type WaveInvite,
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
  @Query(() => InviteWavePage, { description: 'Invitation waves, newest first.' })
  async inviteWaves(@PageArg() page: number, @LimitArg() limit: number): Promise<Page<InviteWave>> {
    const found = resultOf(await this.#waves.list({ page, limit })).page;
    return { ...found, docs: found.docs.map(toInviteWave) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => InviteWave, { nullable: true, description: 'One wave; null if the id is unknown.' })
  async inviteWave(@Arg('id', () => ID, WaveId) id: string): Promise<InviteWave | null> {
    const wave = await this.#waves.find(id);
    return wave === null ? null : toInviteWave(wave);
  }

  @FieldResolver(() => InviteFunnel, { description: 'How many of its users reached each step.' })
  funnel(@Root() { wave }: InviteWave): Promise<InviteFunnel> {
    return this.#waves.funnel(wave);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => WaveInvitePage, {
    description:
      'The users of a wave, best rank first: all, or those that match a filter or search. Fails with NOT_FOUND.',
  })
  async waveInvites(
    @Arg('waveId', () => ID, WaveId) waveId: string,
    @Arg('state', () => WaveInviteState, { nullable: true, description: 'Only users in this state.' })
    state: State | null,
    @SearchArg('a name, email, phone number, referral code or id') search: string | null,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<SearchedPage<WaveInvite>> {
    const found = await this.#waves.invites(waveId, { state: state ?? null, search, page, limit });
    const { page: rows } = resultOf(found);
    return { ...rows, docs: rows.docs.map(toWaveInvite) };
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => InviteWavePayload, { description: 'Saves a wave as a draft; startMailing starts it.' })
  async createInviteWave(
    @Arg('input', () => InviteWaveInput, {
      description: "The wave's name, template, users, pace and validity.",
    })
    input: InviteWaveInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteWavePayload> {
    return toPayload(resultOf(await this.#waves.create(input, context)));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => InviteWavePayload, {
    description:
      'Replaces all settings of a draft. Fails with NOT_FOUND, with WRONG_STATE once it has started, or with CONFLICT if it was changed since.',
  })
  async updateInviteWave(
    @Arg('id', () => ID, WaveId) id: string,
    @Arg('revision', () => Int, RevisionArg) revision: number,
    @Arg('input', () => InviteWaveInput, {
      description: "The wave's name, template, users, pace and validity.",
    })
    input: InviteWaveInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteWavePayload> {
    return toPayload(resultOf(await this.#waves.update(id, revision, input, context)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InviteWavePayload, {
    description:
      'Revokes every invitation of a finished wave within minutes. Users who accepted stay; all others return to the waitlist. Fails with NOT_FOUND or WRONG_STATE.',
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
