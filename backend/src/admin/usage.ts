export const usage = `Usage: npm run admin -- create
       npm run admin -- erase EMAIL [--id ID] [--yes]
       npm run admin -- verify [--ranks N]
       npm run admin -- backup DIR [--with-secrets]
       npm run admin -- restore DIR [--until TIME] [--replace] [--yes]
       npm run admin -- --version

All but restore work beside a running app.

create makes an active admin with the role ADMIN; a pending account with that email becomes one. Asks for name, email and password.
Without a terminal it reads them from standard input, a line each.

erase removes a user's personal data for good: from their signup and their ambassador application. They
leave the ranking; points already given stay. Asks for the email again.

  --id ID  which signup, when several have the email
  --yes    do not ask; needed without a terminal

verify recomputes points, counts, ranks and search copies from the rows and compares them, for example after a restore. It
only reads. The exit code is 1 at the first difference.

  --ranks N  how many ranks are compared, chosen at random; all unless given

backup copies the embedded database to a new or empty folder, with the SHA-256 of every file.

  --with-secrets  also copy the application secret; keep such a backup as safe as the secret itself

restore puts a backup in place of the embedded database, from a folder that backup wrote or from BACKUP_DIR. Stop the app first.

  --until TIME  restore what was committed by then and nothing later, such as 2026-11-23T05:00:00Z; needs BACKUP_DIR's log
  --replace     replace the data that is there, which is kept under another name; asks first
  --yes         do not ask; needed without a terminal

  --version  show the versions of the app and of its schema
  --help     show this
`;
