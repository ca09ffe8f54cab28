import { Field, ObjectType } from 'type-graphql';
import type { Pause } from './waitlist.pause.service.ts';

@ObjectType({ simpleResolvers: true, description: 'Why sign-ups are paused.' })
export class SignupPause {
  @Field(() => Boolean, {
    description: "Whether the server's configuration pauses them (SIGNUPS=paused). It wins over the switch.",
  })
  declare readonly byServer: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Who paused them with the switch: an email address, or the name of an API key. Null: no one.',
  })
  declare readonly pausedBy: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When they were paused with the switch; ISO 8601. Null: they were not.',
  })
  declare readonly pausedAt: string | null;
}

export const toSignupPause = (pause: Pause | null): SignupPause | null =>
  pause && {
    byServer: pause.byServer,
    pausedBy: pause.bySwitch?.pausedBy ?? null,
    pausedAt: pause.bySwitch?.pausedAt.toISOString() ?? null,
  };
