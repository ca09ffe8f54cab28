import { Type } from '@sinclair/typebox';
import { mailTemplate } from '../../platform/delivery/template.ts';

const Content = Type.Object({ subject: Type.String(), text: Type.String(), html: Type.String() });

/** A message to users as a test for an admin: already rendered, for an example user. */
export const testMessage = mailTemplate('test-message', Content, (content) => content);
