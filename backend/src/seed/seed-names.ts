const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  Aarav Aditi Ahmed Aisha Akira Amelia Ana Anders Anna Arjun Astrid Beatriz Carlos Carmen Chen Chloe Daniel David Diego
  Dmitri Elena Emma Eric Fatima Felix Francesca Giulia Grace Hannah Haruto Hugo Ines Ingrid Isabel Ivan James Jan Jose
  Julia Kavya Khalid Lars Layla Leon Lina Lucas Maria Mateo Mei Mia Mohammed Neha Noah Nora Olga Oliver Omar Paul Pedro
  Priya Rahul Riya Rohan Sakura Sara Sofia Sven Thomas Valentina Vikram Wei William Yuki Yusuf Zara
`);

export const lastNames = words(`
  Ahmed Ali Almeida Andersson Bauer Becker Bianchi Brown Chen Chopra Costa Davies Dubois Esposito Evans Fernandez Fischer
  Garcia Gomez Gupta Haddad Hansen Hoffmann Ito Ivanov Iyer Jensen Johnson Jones Kapoor Khan Kim Kowalski Kumar Larsen Lee
  Lopez Martin Mehta Meyer Moreau Mueller Nair Nakamura Nguyen Nielsen Novak Olsen Park Patel Perez Popescu Rao Reddy
  Ricci Rossi Roux Sato Schmidt Schneider Shah Sharma Silva Singh Smith Suzuki Tanaka Taylor Verma Wagner Walker Wang
  Weber Williams Wilson Wong Yilmaz Zhang
`);

/** Countries, each repeated according to its weight. */
export const countryWeights = words(`
  IN IN IN IN IN IN IN IN IN IN US US US US US AE AE AE GB GB GB DE DE FR SG SG CA CA AU BR ES IT NL JP CH SE PL MX ZA NG KE ID
`);
