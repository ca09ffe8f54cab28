-- A text as it is searched and sorted: without case, accents and invisible marks, with one kind of apostrophe, dash,
-- blank and digit, and with letters such as ß, ı, ø and ł as people type them.
--
-- signup_search holds copies that were folded by it, and what is searched for is folded by it. It depends on no
-- collation, so it is the same on every server; lower() and unaccent are not. After a change, the copies have to be
-- made again.
CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text;
BEGIN
  IF octet_length(given) = char_length(given) THEN -- nothing but ASCII, as most texts
    RETURN translate(lower(given COLLATE "C"), '`', '''');
  END IF;
  -- Apostrophes before normalize(), which makes a blank and a mark of some.
  folded := normalize(translate(given, '`´‘’‚‛′ʹʻʼʽ՚׳ꞌ＇', repeat('''', 15)), NFKD);
  folded := regexp_replace(folded COLLATE "C",
    '[\u00ad\u0300-\u036f\u0591-\u05c7\u061c\u064b-\u065f\u0670\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffc\U000e0000-\U000e0fff]', '', 'g');
  folded := translate(lower(folded COLLATE "C"),
    '‐‑‒–—―−ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖςØøŁłĐđÐðĦħŦŧıĸŊŋƏə',
    '-------αβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆσoollddddhhttiqnnee');
  folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae');
  folded := replace(replace(replace(replace(folded, 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th');
  IF folded COLLATE "C" ~ '[\u0660-\u1819]' THEN
    folded := translate(folded,
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙',
      '0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
  END IF;
  RETURN folded;
END $$;
