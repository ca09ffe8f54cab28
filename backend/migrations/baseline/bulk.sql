-- What an admin did to many users at once, and to whom.
CREATE TABLE bulk_action (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('tag', 'untag', 'block', 'unblock', 'grant-points', 'erase', 'undo')),
  undoes bigint UNIQUE REFERENCES bulk_action (seq),
  filter jsonb NOT NULL CHECK (jsonb_typeof(filter) = 'object' AND NOT filter ?| '{search,signupIds}'),
  tag_id uuid,
  points integer CHECK (points > 0),
  is_visible boolean NOT NULL DEFAULT false,
  reason text NOT NULL CHECK (char_length(reason) <= 500),
  actor jsonb NOT NULL,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  users integer NOT NULL CHECK (users > 0),
  done integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND users),
  changed integer NOT NULL DEFAULT 0 CHECK (changed BETWEEN 0 AND done),
  ended_at timestamptz,
  CONSTRAINT bulk_action_undo_check CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
  CONSTRAINT bulk_action_grant_check CHECK ((kind = 'grant-points') = (points IS NOT NULL)),
  CONSTRAINT bulk_action_tagging_check CHECK ((kind IN ('tag', 'untag')) = (tag_id IS NOT NULL)),
  CONSTRAINT bulk_action_end_check CHECK (done < users OR ended_at IS NOT NULL)
);
CREATE INDEX bulk_action_open_index ON bulk_action (seq) WHERE ended_at IS NULL;

CREATE TABLE bulk_action_user (
  action_seq bigint NOT NULL REFERENCES bulk_action (seq),
  signup_seq bigint NOT NULL,
  is_done boolean NOT NULL DEFAULT false,
  changed_at timestamptz,
  blocked_at timestamptz,
  grant_id uuid,
  PRIMARY KEY (action_seq, signup_seq)
);
CREATE INDEX bulk_action_user_open_index ON bulk_action_user (action_seq, signup_seq) WHERE NOT is_done;
CREATE INDEX bulk_action_user_signup_index ON bulk_action_user (signup_seq, action_seq) WHERE changed_at IS NOT NULL;

COMMENT ON TABLE bulk_action IS 'What admins did to many users at once. Carried out in steps, in the order of seq: docs/decisions/bulk.md';
COMMENT ON COLUMN bulk_action.undoes IS 'The bulk action that this one undoes.';
COMMENT ON COLUMN bulk_action.filter IS 'The normalized conditions by which its users were chosen. Neither a search nor chosen users: what is typed for one person must not outlive their erasure.';
COMMENT ON COLUMN bulk_action.tag_id IS 'The tag that it puts on users, or takes off them; it may have been deleted.';
COMMENT ON COLUMN bulk_action.actor IS 'Who started it, as in the audit log.';
COMMENT ON COLUMN bulk_action.due_at IS 'When it begins: an erasure waits, and can be stopped.';
COMMENT ON COLUMN bulk_action.users IS 'How many users it is about; done: how many of them it has reached; changed: how many of those it changed.';
COMMENT ON COLUMN bulk_action.ended_at IS 'When it reached its last user, or was stopped.';
COMMENT ON TABLE bulk_action_user IS 'The users of a bulk action, as they were found when it was started.';
COMMENT ON COLUMN bulk_action_user.changed_at IS 'When it changed them. Null: not yet, or they were as wanted already.';
COMMENT ON COLUMN bulk_action_user.blocked_at IS 'When it blocked them. Undoing it does not unblock users who were blocked again after that.';
COMMENT ON COLUMN bulk_action_user.grant_id IS 'The points that it gave them.';
